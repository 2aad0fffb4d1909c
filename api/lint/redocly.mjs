// Holds a description to Redocly's recommended rules; a warning fails as well. The
// rules' package is a tenth of its command line's:
//   node redocly.mjs ../openapi.yaml
import { createConfig, formatProblems, getTotals, lint } from "@redocly/openapi-core";

const config = await createConfig({ extends: ["recommended"] });
const problems = await lint({ ref: process.argv[2], config });
const totals = getTotals(problems);
formatProblems(problems, { totals, version: "" });
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0;
