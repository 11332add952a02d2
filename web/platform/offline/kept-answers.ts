import type { ClientSession } from '#domain/accounts/contract.ts'
import { onForgetPrivateData } from '../private-data.ts'

const PREFIX = 'wayfern.kept.'
const SESSION_PATH = '/session'

/** Whose answers are kept now. */
let owner: string | null = null
/** What was answered before it was known to whom, as a page loads beside the session. It is asked for once more. */
let missed = new Set<string>()

/** Null where the browser keeps nothing for pages: over plain HTTP, but for this machine itself. */
const storage = (): CacheStorage | null => (typeof caches === 'undefined' ? null : caches)
const addressOf = (path: string) => `/api${path}`

async function removeOthers(): Promise<void> {
  const names = (await storage()?.keys()) ?? []
  const left = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + owner)
  await Promise.all(left.map((name) => storage()?.delete(name)))
}

/** Also what a page before this one kept, of whomever: nobody is here any more. */
function forget(): void {
  const name = PREFIX + owner
  owner = null
  missed = new Set()
  // At once, so that nothing that is kept from now on goes with it.
  storage()
    ?.delete(name)
    .catch(() => undefined)
  removeOthers().catch(() => undefined)
}
onForgetPrivateData(forget)

async function openOwn(): Promise<Cache | null> {
  const asked = owner
  if (asked === null) return null
  const cache = await storage()?.open(PREFIX + asked)
  return asked === owner ? (cache ?? null) : null
}

async function readFrom<Reply>(cache: Cache | null | undefined, path: string): Promise<Reply | undefined> {
  const response = await cache?.match(addressOf(path))
  return response && ((await response.json()) as Reply)
}

/**
 * The one cache of a page that does not know yet whose it is, with its session. One that has run out counts as ended, and
 * all that was kept goes with it.
 */
async function openLast(now: Date): Promise<{ cache: Cache; session: ClientSession } | null> {
  const [name, another] = ((await storage()?.keys()) ?? []).filter((each) => each.startsWith(PREFIX))
  if (!name || another) return null
  const cache = await storage()?.open(name)
  const session = await readFrom<ClientSession>(cache, SESSION_PATH)
  if (!cache || !session) return null
  if (Date.parse(session.expiresAt) > now.getTime() && name === PREFIX + session.user.id)
    return { cache, session }
  await removeOthers()
  return null
}

/** Failures are passed over: without room on the device the pages work as they do without keeping. */
const ifPossible = <Result>(result: Promise<Result>) => result.catch(() => undefined)

const put = (path: string, reply: unknown) =>
  ifPossible(openOwn().then((cache) => cache?.put(addressOf(path), Response.json(reply))))

/**
 * What the server answered to the person who is signed in, for reading without a connection. It lies in a cache of that
 * person alone, which goes as soon as they are not here any more: by a sign-out, in this tab or another, by the end of the
 * session or of the account, or because somebody else signed in.
 */
export const keptAnswers = {
  /** Keeps for this person from now on, and who they are, by which the pages open without a connection. */
  begin(session: ClientSession): void {
    owner = session.user.id
    void put(SESSION_PATH, session)
    ifPossible(removeOthers())
  },
  /** The person's id; null where nothing is kept, for want of a person or of storage. */
  owner: (): string | null => (storage() ? owner : null),
  /**
   * The answer at this path; undefined where there is none. A page that loads without a connection reads what was kept for
   * the person who was here last: whether they still are is not to be learned.
   */
  async read<Reply>(path: string): Promise<Reply | undefined> {
    const own = owner === null ? openLast(new Date()).then((last) => last?.cache) : openOwn()
    return await ifPossible(own.then((cache) => readFrom<Reply>(cache, path)))
  },
  keep(path: string, reply: unknown): Promise<unknown> {
    if (owner !== null) return put(path, reply)
    if (storage()) missed.add(path)
    return Promise.resolve()
  },
  /** The paths that could not be kept yet. */
  takeMissed(): string[] {
    const paths = [...missed]
    missed = new Set()
    return paths
  },
  drop: (path: string) => ifPossible(openOwn().then((cache) => cache?.delete(addressOf(path)))),
  /** Who was signed in on this device when the server last answered, for as long as that session lasts. */
  readSession: async (now: Date): Promise<ClientSession | undefined> =>
    (await ifPossible(openLast(now)))?.session,
}
