/** There is no such page, though its address has the form of one: a module or a card that does not exist. */
export class PageMissingError extends Error {
  override readonly name = 'PageMissingError'
}
