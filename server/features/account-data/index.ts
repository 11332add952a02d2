export { deleteDueAccounts } from './delete-due-accounts.ts'
export { cancelSubscriptionForDeletion, sendDeletionConfirmation } from './follow-deletion-request.ts'
