/**
 * Words that stand in nearly every question and say nothing about its topic. `not` and `cannot` are among them:
 * they matter in phrases of the synonym list only, which are looked for before these words are left out.
 */
const words = `
a about actually after again ago all almost already also always am an and another any anybody anyone anything
anyway are around as at away back basically be because been before being both but by came can cannot come could
day days did do does doing done down each either else enough even ever every everybody everyone everything few
for from get gets getting give go goes going gone good got guess had happen happened happens has have having he
hello help her here hers herself hey hi him himself his how i if in instead into is it its itself just keep
keeps kind know later least less let lets like little lot lots made make makes making many matter may maybe me
mean might mine more most much must my myself need needs never next no nobody none nor not nothing now of off
often oh ok okay on once one ones only or other others our out over own people perhaps person please possible
probably put quite rather really right said same say saying says see seem seems she should since so some
somebody somehow someone something sometimes soon sort still stuff such sure take tell tells than thank thanks
that the their them then there these they thing things think this those though through thru thus til till to
today together told too tried try trying two until up upon us use used usually very want wants was way we week
weeks well were what whatever when whenever where whether which while who whole whom whose why will with
without would yeah yes yesterday yet you your yours
bit couple eight five four half hour hours hundred hundreds minute minutes month months nine old
second seven several six ten thousand three time times twelve twenty twice year years end ends front full
everywhere somewhere nowhere monday tuesday wednesday thursday friday saturday sunday morning afternoon evening tonight
january february march april june july august september october november december spring summer autumn fall winter
long short big small whole bad nice stupid third fourth fifth total totally apparently actually basically
literally properly simply suddenly currently recently seriously honestly
`

const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** Whether a lower-case word carries no topic by itself. Single letters never do. */
export function isStopWord(word: string): boolean {
  return word.length === 1 || stopWords.has(word)
}
