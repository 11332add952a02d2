import { callApi } from './call-api.ts'

/**
 * The calls over what a person keeps under ids that the browser made: all of it, keeping one, deleting one. Each throws
 * an `ApiProblem`.
 */
export const createItemCalls = <Form, Kept, List>(path: string) => ({
  list: ({ signal }: { signal?: AbortSignal } = {}) => callApi<List>(path, signal && { signal }),
  keep: (id: string, form: Form) =>
    callApi<Kept>(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body: form }),
  remove: (id: string) => callApi<undefined>(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
})
