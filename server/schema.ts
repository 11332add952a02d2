/** All tables, for the database clients. Each feature owns its own `tables.ts`. */
export * from './features/accounts/tables.ts'
export * from './features/billing/tables.ts'
export * from './features/token-allowance/tables.ts'
export * from './platform/http/tables.ts'
