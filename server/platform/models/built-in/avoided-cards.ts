import type { SkillsLibrary } from '../../library/skills-library.ts'

/** How many cards one topic to avoid may concern. */
const MAX_AVOIDED_CARDS = 15
/** More than anybody names. Each costs a search before the first word of a reply, and the field takes a thousand. */
const MAX_AVOIDED_TOPICS = 100

/** The cards on what a person does not want to be brought up, found like the answers to a question. */
export function avoidedCards(topicsToAvoid: string, library: SkillsLibrary): ReadonlySet<string> {
  const topics = topicsToAvoid.split(/[\n,;.]|\band\b/).filter((topic) => topic.trim() !== '')
  const hits = topics
    .slice(0, MAX_AVOIDED_TOPICS)
    .flatMap((topic) => library.search(topic, 'assistant', MAX_AVOIDED_CARDS))
  return new Set(hits.filter(({ confidence }) => confidence !== 'none').map(({ card }) => card.id))
}
