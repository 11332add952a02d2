/** Verbs that begin a command. Read as a command only at the start of a sentence, followed by more words. */
export const commandVerbs =
  'send|give|tell|call|fix|stop|bring|help|reply|answer|clean|move|turn|explain|show|check|come|leave|let|text|write|return|pay|take|finish|put|remove|delete|add|update|confirm|forward|sign|wait|ask|open|close|pick|cancel|book|buy|wash|keep|listen|look|say|try|feed|set|drive|meet|print|upload|share|schedule|submit|review|repair|lend|refund|replace|get'
