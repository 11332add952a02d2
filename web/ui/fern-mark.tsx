const STEM = 'M8 30Q9 13 24 4'
const LEAFLETS =
  'M9 23.5Q7.9 19 2.6 17.7 4.4 22.8 9 23.5M9 23.5Q13.4 25 17.3 21.3 12 20 9 23.5M10.7 18.5Q10.4 13.7 5.3 11.5 6.1 17 10.7 18.5M10.7 18.5Q14.8 20.9 19.4 17.7 14.4 15.5 10.7 18.5M13.2 14Q13.7 9.8 9.7 7.2 9.5 12 13.2 14M13.2 14Q16.3 16.7 20.7 14.7 16.8 11.9 13.2 14M16.5 9.9Q17.5 6.8 14.8 4.4 13.9 8 16.5 9.9M16.5 9.9Q18.5 12.4 22.1 11.4 19.5 8.7 16.5 9.9M20.6 6.3Q21.8 4.4 20.1 2.5 19 4.8 20.6 6.3M20.6 6.3Q21.6 8.3 24.1 7.8 22.7 5.7 20.6 6.3'

/** The product's mark: one fern frond. Drawn in the text's colour; the words beside it carry the meaning. */
export function FernMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <path d={STEM} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <path d={LEAFLETS} fill="currentColor" />
    </svg>
  )
}
