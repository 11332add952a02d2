import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)

/**
 * The full path of a file or folder of the project, given from its root. The source of this file and the built
 * server (`build/server/`) lie equally deep, so that the same line is right for both.
 */
export const projectPath = (path: string): string => fileURLToPath(new URL(path, root))
