import type { ProductMatter } from './read-product-matter.ts'

const account = '[Settings, Account](/dashboard/settings?tab=account)'
const privacy = '[Settings, Privacy](/dashboard/settings?tab=privacy)'
const appearance = '[Settings, Appearance](/dashboard/settings?tab=appearance)'
const notifications = '[Settings, Notifications](/dashboard/settings?tab=notifications)'
const companion = '[AI Companion settings](/dashboard/settings?tab=ai)'
const questionnaire = '[Questionnaire](/dashboard/questionnaire)'
const support = '[Ask for support](/dashboard/support)'

/** What the coach says to a question about Wayfern: what is so, and where to do it. It can do nothing of it itself. */
export const productAnswers: Record<ProductMatter, string> = {
  professional:
    'No. I am software, not a person, and I have no training in any profession. Wayfern is for learning and practice. It does not take the place of a doctor or of another professional whom you can ask about your own case.',
  person: `No person writes in this chat. To reach a person at Wayfern, open ${support} and send a request. A person reads it and answers by email. If it is urgent, [Get help](/dashboard/help) lists people whom you can call or write to at any hour.`,
  privacy: `No page of Wayfern shows your chats to a parent, a professional or anybody who works here. Your conversations are kept in your account so that you can read them again. Nothing is kept of a temporary conversation, or while "Data collection" is off in ${privacy}. The people who look after the server could reach its database, and may do so only to repair a fault. The [privacy policy](/privacy) says everything, a summary first.`,
  conversations:
    'I cannot see your other conversations, and I do not remember them. The buttons above this chat do this: "Earlier conversations" opens, searches, renames, exports and deletes what is kept of this chat. "New conversation" begins another one. "Temporary conversation" begins one that is not kept.',
  'account-deletion': `You can delete your account in ${account}. The page says what is deleted and asks you to type DELETE. For 7 days you can still change your mind by signing in again.`,
  export: `You can download everything that Wayfern holds on you in ${account}, under "Your data". One chat alone: "Earlier conversations" above this chat, then "Export".`,
  subscription: `Your plan, the next charge, the card and "Cancel subscription" are in ${account}. After you cancel, you can use the coach until the date that the page shows, and you are not charged again. For a refund, write to ${support}.`,
  price: `What you pay, and when the next charge is, stands in ${account}.`,
  'sign-in': `You can change your password and your email address in ${account}. If you do not know your password, the same page sends you a link for a new one. "Sign out" is at the top of every page.`,
  theme: `Dark mode, high contrast, larger text and a plain background are in ${appearance}. Each takes effect at once, on all your devices.`,
  voice: `Replies can be read aloud. Switch it on under "Voice" in the ${companion}.`,
  'game-elements': `Points, levels and streaks count what you do here. They are no judgment on you, and nothing is locked without them. [Gamification](/dashboard/gamification) says how each is earned, and lets you declare rest days. You can hide all of it with "Game elements" in ${appearance}.`,
  tokens:
    'Tokens count how much text you and the coach write: about four characters are one token. You have a fixed number for each month. The token card on [Home](/dashboard) shows how many are left and when they start again from zero used.',
  name: `I cannot change names from this chat. The name that the coach uses for you, and the name of your companion, are answers in the ${questionnaire}. You can change them there at any time.`,
  mail: `Emails, daily reminders and the newsletter can be switched on and off in ${notifications}.`,
  sharing: `You can share a progress report with a person whom you choose. Switch on "Share Progress with Healthcare Provider" in ${privacy} and make a link there. You see beforehand exactly what the other person will see. What was written in chats is never in it.`,
  origin:
    'People wrote and reviewed my answers beforehand, together with the cards of the [Skills library](/dashboard/skills). I look for the one that fits your words. No AI model writes them. They can be wrong for your case, so the decision is yours.',
  language: 'I understand English only, and my answers are in English.',
  writing:
    'I cannot rewrite a text in this chat. The form [Message Rewriter](/dashboard/modules/emotional-intelligence) takes your text and makes it clearer or softer. For sentences to use, tell me who the message is for and what it is about.',
}
