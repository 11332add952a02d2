/** Two letters for a title, shown where the narrow menu has no room for words: 'Life Skills' is 'LS', 'Coaching' 'Co'. */
export function menuInitials(title: string): string {
  const [first = '', second] = title.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  return second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)
}
