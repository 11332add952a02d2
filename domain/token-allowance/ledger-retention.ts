/**
 * How long single entries stay in the token ledger, in days. Longer than a period (31 days), than any reply may be
 * tried again, and than an event may wait on a device before it is asked which reply it belongs to.
 */
const LEDGER_RETENTION_DAYS = 100

/** The moment up to which entries of the ledger may be added up and removed. */
export function ledgerKeptSince(now: Date): Date {
  return new Date(now.getTime() - LEDGER_RETENTION_DAYS * 24 * 60 * 60 * 1000)
}
