package verify_test

// The reasons why verify does not find a change, in the order of their demands on the database's protection.
// docs/operations.md has the same.
const (
	ownWord    = "an organization's or operator's own word, which nothing else has"
	whenOnly   = "when it happened, and not what"
	ofEntries  = whenOnly + ": the entry that was posted with it is held to it, to the day, so that both have to be moved; the block, a day at most after the entry, to no more"
	forPeople  = "told to people, and nothing follows from it"
	chainOnly  = "the chain has it and nothing here follows from it; ask a node for the transaction"
	history    = "what a position held and was worth on a day that is over, told to people in histories and as what a statement opens with: no entry and no movement of money follows from it"
	retold     = "what a vault last said of itself: read again within the minute, and by no entry"
	askedAgain = "what a source last said: it is asked again before anything is done"
	lookedAt   = "what the keeper last saw of a MicroVault: it looks again, and compares the contract, every round"
	carrying   = "how intents are carried, not what they say: a row that is wrong costs time or gas, and an intent runs once whoever carries it"
	telling    = "what is told of what happened, not what happened"
	working    = "work to do: of what is missing, the step or change that waits for it is reported"
	pacing     = "how often something may be done or was"
	reasonCode = "stands beside a reason, for programs: the service decides by neither"
	bounding   = "how bad a price may be at which money moves, until the intent is signed, which has it in it; what moved is compared"
	unsigned   = "the signer signs nothing that it does not know whose it is: money stays where it is"
	signerOnly = "counted by a signer with a database of its own, and by nobody here"
	voted      = "held to the votes and their stamps, as a test in internal/approval shows; when it was, and who is told, nobody else has"
	watching   = "what the running check has come to: it begins anew"
)

// unseen lists the changes that verify does not find, with the reason why that does not matter or cannot be
// otherwise: whole tables, columns, and rows that are added or deleted.
var unseen = map[string]string{
	"address_book":         ownWord,
	"approvers":            ownWord,
	"approval_rules":       ownWord,
	"custody_activities":   voted,
	"custody_votes":        voted,
	"applied_changes":      ownWord,
	"withdrawal_policies":  ownWord,
	"emergency_stops":      ownWord + "; who stopped what, and who resumed it, stands in the audit log",
	"recoveries":           "the operator's own word: without it, a request that was paid before the database was restored can be paid on another chain",
	"rejected_texts":       "what a signer never signs any more: of one that is missing the activity and its votes tell",
	"resumed_stops":        signerOnly,
	"signed_items":         signerOnly,
	"signed_totals":        signerOnly,
	"signed_cancellations": signerOnly,

	"signed_texts":   "the signer's own: one that is missing has it sign a text in marker form that an earlier signer signed under a nonce, which only the signer's database keeps it from",
	"signed_markers": "the signer's own: one that is missing or changed has it sign a text after its marker was closed, which only the signer's database keeps it from",
	"marker_chains":  "the signer's own: without one it signs nothing there until it is asked to begin again",

	"workflows.failure_code":        reasonCode,
	"legs.failure_code":             reasonCode,
	"steps.failure_code":            reasonCode,
	"intents.failure_code":          reasonCode,
	"source_requests.failure_code":  reasonCode,
	"bridge_transfers.failure_code": reasonCode,
	"contract_changes.failure_code": reasonCode,

	"source_requests.claimable":   askedAgain,
	"source_requests.problem":     forPeople,
	"source_requests.cutoff_at":   forPeople + ": when it was expected to be settled, as of when it was made",
	"source_requests.strike_at":   forPeople + ": when it was expected to be settled, as of when it was made",
	"source_requests.earliest_at": forPeople + ": when it was expected to be settled, as of when it was made",
	"source_requests.typical_at":  forPeople + ": when it was expected to be settled, as of when it was made",
	"source_requests.looked_at":   whenOnly,
	"source_requests.look_at":     pacing + ": of one that is due too late it is said",

	"bridge_transfers.problem":        forPeople,
	"bridge_transfers.received_block": "only a recovery reads it, to compare books with no earlier block: a difference that it posts by a wrong one is found at the next comparison",
	"bridge_transfers.attestation":    "by which the destination's own contract believes the message, or does not: it is asked for again then",
	"bridge_transfers.sent_at":        whenOnly,
	"bridge_transfers.asked_at":       whenOnly,
	"bridge_transfers.deliveries":     "with another number the service delivers a message more or less often, which comes in once",
	"bridge_transfers.attested_at":    whenOnly,
	"bridge_transfers.completed_at":   ofEntries,
	"bridge_transfers.ordered":        "whether the leg goes on once the amount has come, and why it fails then: the amount that was sent is held to the message",
	"postponed_movements":             pacing,
	"bridge_budgets":                  "a row to lock: what counts is counted by bridge_transfers and steps",
	"bridge_arrivals":                 "what a bridge brought, until the second in which its transfer has it: money that is in no books is reported",

	"solana_histories":  "up to where a wallet's history was read: one too old is read again; one too new hides what an earlier life of this database executed, whose payouts then move money that no entry says, which is reported",
	"solana_voids":      "what an earlier life of this database gave up: of one that is missing, the payout that was given up could be made, and be money that no entry says",
	"solana_executions": "what an earlier life of this database executed: of one that is missing, the payout would be made again, and be money that no entry says",

	"provider_requests":    "what was asked of a custody provider, which knows it; a signature is proven before it is used",
	"provider_accounts":    "where the provider signs: another account there signs for nothing that a wallet holds",
	"webhook_endpoints":    ownWord,
	"webhook_counts":       ownWord,
	"webhook_deliveries":   telling,
	"events":               telling,
	"event_sequences":      telling,
	"tasks":                working,
	"wallet_counts":        pacing,
	"rate_windows":         pacing,
	"book_checks":          watching,
	"book_suspects":        watching,
	"breaks":               watching + "; a break that was taken away is found again, what was said of it stands in the audit log",
	"risk_rules":           ownWord + "; who made or changed a rule stands in the audit log",
	"risk_versions":        working,
	"risk_tracks":          watching,
	"risk_alerts":          telling,
	"risk_silences":        telling,
	"risk_observations":    retold,
	"risk_actions":         working + "; what they moved is held to the journal like any rebalance",
	"wallet_stops":         ownWord + "; who stopped stands in the audit log",
	"audit_pending":        "what was done within the last second: then it stands in the chain",
	"audit_tokens":         "whose first use has its entry in the chain",
	"yield_sources":        retold,
	"yield_prices":         retold,
	"token_prices":         "what a source of prices last said: it is read again within the minute, and by no entry",
	"yield_price_days":     history,
	"valuation_days":       history,
	"valued_positions":     history,
	"position_days":        history,
	"accepted_settlements": ownWord + "; what it leaves open between books and chain is reported",
	"wallet_openings":      "up to which block an opening balance counts; what it counts are entries",
	"micro_vault_leaves":   lookedAt,
	"micro_vault_sources":  lookedAt,
	"final_blocks":         "a node that has another final block than is known here is not believed, so nothing goes on",
	"relay_items":          carrying,
	"relay_versions":       carrying,
	"relay_transactions":   carrying,
	"solana_transactions":  carrying,
	"solana_versions":      carrying,

	"solana_markers":       "which markers are given up for or lent lamports: the chain has the markers, and the signer closes none before its day",
	"solana_marker_chains": "how new this database is: a signer that signed an id again would sign for the same marker, which exists or is in the histories",
	"solana_gaps":          "since when wallets' histories are to be read: a wallet that is not read signs no payment",
	"solana_former_nonces": "the nonce accounts of earlier programs: the chain has them, and is asked until it has none",

	"audit_heads.round": "which ends of chains have been anchored: one that is passed over is anchored when it moves next",

	"balancing.cause":    "why a wallet is planned again: it is planned by what it holds",
	"balancing.attempts": pacing,
	"balancing.retry_at": pacing,

	"chain_cursors.block_time": "none until the next block is read",
	"chain_cursors.updated_at": whenOnly,

	"contract_changes.faulty_expiries":     pacing,
	"contract_changes.about":               ownWord + " until it is signed; then the intent says what was done",
	"contract_changes.body":                ownWord + " until it is signed; then the intent says what was done",
	"contract_changes.custody_activity_id": forPeople + ": whoever signs asks for the activity of the very text",
	"contract_changes.awaits_approval":     "a change that says it waits, or not, is asked for again before it is signed",
	"contract_changes.seq":                 "the order of changes that are over",
	"contract_changes.created_at":          whenOnly,
	"contract_changes.updated_at":          whenOnly,

	"deposits.from_address": chainOnly,
	"deposits.ordinal":      chainOnly,
	"deposits.block_number": chainOnly,
	"deposits.block_hash":   chainOnly,
	"deposits.created_at":   whenOnly,
	"deposits.completed_at": ofEntries,

	"fee_wrappers.problem":               forPeople,
	"fee_wrappers.raise_at":              forPeople + ": the contract raises its fees by itself",
	"fee_wrappers.raise_performance_fee": forPeople + ": the contract raises its fees by itself",
	"fee_wrappers.raise_management_fee":  forPeople + ": the contract raises its fees by itself",
	"fee_wrappers.created_at":            whenOnly,
	"fee_wrappers.updated_at":            whenOnly,

	"intents.delegation":          "signed for one account and chain, and good for nothing else",
	"intents.transaction_id":      carrying,
	"intents.attempts":            pacing,
	"intents.retry_at":            pacing,
	"intents.carried_alone":       pacing,
	"intents.reason":              forPeople,
	"intents.created_at":          whenOnly,
	"intents.settled_at":          whenOnly,
	"intents.cancel_asked_at":     "whether it is carried any more: how it ends is the chain's to say all the same",
	"intents.cancel_reason":       forPeople,
	"intents.asserted_unexecuted": "an operator's word that no block has the intent's event: a wrong one frees an amount that was paid, which the comparison with the chain reports",
	"intents.valid_until":         "until when a signature of a lost database may be valid: a wrong time ends the intent early or late; money that such a signature moves is reported",
	"intents.cancellation":        "signed for one nonce of one account, and good for nothing else",
	"intents.trace":               forPeople,
	"intents.used_before":         "whether an earlier life executed it: what it did is the order to the cent, or is refused",

	"legs.source":       "its label: " + forPeople,
	"legs.started_at":   whenOnly,
	"legs.completed_at": whenOnly,

	"micro_vaults.problem":            forPeople,
	"micro_vaults.observed_at":        lookedAt,
	"micro_vaults.total_assets":       lookedAt,
	"micro_vaults.idle":               lookedAt,
	"micro_vaults.total_shares":       lookedAt,
	"micro_vaults.queued_shares":      lookedAt,
	"micro_vaults.nav_sound":          lookedAt,
	"micro_vaults.distance_bps":       lookedAt,
	"micro_vaults.prices_observed_at": whenOnly + ": prices are recorded once more, or a day later",
	"micro_vaults.list_confirmed_at":  whenOnly,
	"micro_vaults.created_at":         whenOnly,
	"micro_vaults.updated_at":         whenOnly,

	"owned_sources.created_at": whenOnly,
	"positions.updated_at":     whenOnly,

	"requests.created_at": whenOnly,
	"requests added":      "a key that nobody has used: a request under it would be refused, or answered with what is there",

	"signed_contracts.created_at": whenOnly,
	"signed_contracts deleted":    unsigned,
	"pinned_wallets deleted":      unsigned,

	"steps.id":                  "of a step without an intent of its own: it names nothing",
	"steps.amount":              "of a step that was cancelled or failed before it was signed: it moved nothing",
	"steps.fee_collector":       "of a payout that is not signed yet: the configuration's word",
	"steps.fast":                "how the message of a step is to be attested, until it is sent: then it is compared with the message",
	"steps.received":            "none in older rows; what a partner got is in the entry",
	"steps.faulty_expiries":     pacing,
	"steps.protocol":            forPeople,
	"steps.worst_assets":        bounding,
	"steps.worst_shares":        bounding,
	"steps.custody_activity_id": forPeople + ": whoever signs asks for the activity of the very text",
	"steps.started_at":          whenOnly,
	"steps.completed_at":        ofEntries,
	"steps.cancelled_at":        whenOnly,

	"wallets.strategy":   ownWord,
	"wallets.created_at": whenOnly,
	"wallets.updated_at": whenOnly,

	"workflows.created_at":    whenOnly,
	"workflows.waiting_since": whenOnly,
	"workflows.started_at":    whenOnly,
	"workflows.completed_at":  whenOnly,
}
