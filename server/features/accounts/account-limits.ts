import type { RateLimitRule } from '../../platform/http/rate-limiter.ts'

const QUARTER_HOUR_SECONDS = 15 * 60
const HOUR_SECONDS = 60 * 60

/**
 * How often one address, and one e-mail from anywhere, may try. A school or an office shares one address, so
 * the limits per address are wide and the ones per e-mail narrow. Devices on which the account was signed in before
 * are counted one by one, beside all others of the e-mail, so that nobody else can lock them out; together they have
 * a limit too, for somebody may have collected many while the password was known to them.
 *
 * Anybody can use up a count by e-mail. So none of them refuses its owner: a known device and a session have counts of
 * their own, and over `resetByEmail` and `accountNoticeByEmail` the answer is the same and only the mail is left out.
 */
export const accountLimits = {
  signInByAddress: { name: 'sign-in-address', max: 100, windowSeconds: QUARTER_HOUR_SECONDS },
  signInByEmail: { name: 'sign-in-email', max: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  signInByDevice: { name: 'sign-in-device', max: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  signInByKnownDevices: { name: 'sign-in-known-devices', max: 50, windowSeconds: QUARTER_HOUR_SECONDS },
  emailCheckByAddress: { name: 'sign-up-check-address', max: 100, windowSeconds: HOUR_SECONDS },
  signUpByAddress: { name: 'sign-up-address', max: 100, windowSeconds: HOUR_SECONDS },
  accountNoticeByEmail: { name: 'account-notice-email', max: 1, windowSeconds: 24 * HOUR_SECONDS },
  resetByAddress: { name: 'password-reset-address', max: 20, windowSeconds: HOUR_SECONDS },
  resetByEmail: { name: 'password-reset-email', max: 5, windowSeconds: HOUR_SECONDS },
  resetByDevice: { name: 'password-reset-device', max: 5, windowSeconds: HOUR_SECONDS },
  resetByUser: { name: 'password-reset-user', max: 5, windowSeconds: HOUR_SECONDS },
  resetConfirmationByAddress: {
    name: 'password-reset-confirm-address',
    max: 50,
    windowSeconds: HOUR_SECONDS,
  },
  passwordCheckByUser: { name: 'password-check-user', max: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  emailChangeByUser: { name: 'email-change-user', max: 5, windowSeconds: HOUR_SECONDS },
} satisfies Record<string, RateLimitRule>
