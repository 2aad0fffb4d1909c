// Faults of src/MarkTree.sol, each a text that is replaced, of which provetree.js --mutants shows that the claims do not hold.
'use strict'

exports.mutants = [
  // Marks.
  { fault: 'a mark of 0, as an empty lane has', was: 'if (mark == 0) mark = 1;', is: '' },
  { fault: 'marks of 31 bits', was: 'uint256 mark = uint32(hash);', is: 'uint256 mark = uint32(hash) >> 1;' },
  { fault: 'a path that has bits of the mark', was: 'hash >> 32', is: 'hash >> 31' },
  // The search for a mark.
  { fault: 'a search in the lowest lane alone', was: 'lanes ^ (mark * LANES)', is: 'lanes ^ mark' },
  { fault: 'a mask of the bits below the highest', was: 'LANES << 31', is: 'LANES << 30' },
  { fault: 'a mask without the highest lane', was: 'LANES << 31', is: '(LANES << 31) & (type(uint256).max >> 32)' },
  { fault: 'lanes of which the highest bit differs taken for equal', was: '& ~other & LANES_HIGH', is: '& LANES_HIGH' },
  { fault: 'no borrow in the lowest lane', was: '(other - LANES)', is: '(other - (LANES - 1))' },
  { fault: 'full nodes passed by unsearched', was: 'uint256 other =', is: 'if (lanes >> 224 != 0) continue;\n                uint256 other =' },
  // The lane to write.
  { fault: 'nodes of seven lanes', was: 'if (lanes >> 224 != 0)', is: 'if (lanes >> 192 != 0)' },
  { fault: 'full nodes written', was: 'if (lanes >> 224 != 0) continue; // full', is: '' },
  { fault: 'the upper half begun a lane late', was: 'lanes >> 96 != 0', is: 'lanes >> 128 != 0' },
  { fault: 'the upper half begun a lane early', was: 'lanes >> 96 != 0', is: 'lanes >> 64 != 0' },
  { fault: 'quarters begun a lane early', was: 'lanes >> (free + 32) != 0', is: 'lanes >> free != 0' },
  { fault: 'a last step to the lane after the free one', was: 'if (lanes >> free != 0) free += 32', is: 'if (lanes >> free == 0) free += 32' },
  { fault: 'lanes filled from the highest', was: 'mark << free', is: 'mark << (224 - free)' },
  { fault: 'the other lanes erased', was: 'lanes | mark << free', is: 'mark << free' },
  { fault: 'a carry into the next lane', was: 'lanes | mark << free', is: 'lanes + (mark << free + 1)' },
  // The nodes.
  { fault: 'keys without their level', was: 'level << 128 | ', is: '' },
  { fault: 'levels that overlap', was: 'level << 128 |', is: 'level << 1 |' },
  { fault: 'children with two parents', was: '(level + 1) / 2 * 2', is: 'level % 2 * 2' },
]
