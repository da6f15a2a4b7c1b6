/** Section of the dashboard at its place. */
export interface Place<Section extends string> {
  section: Section;
  shown: boolean;
}

/** Shows or hides a section. */
export const toggled = <S extends string>(places: readonly Place<S>[], section: S): Place<S>[] =>
  places.map((place) => (place.section === section ? { ...place, shown: !place.shown } : place));

/** Moves a section up (-1) or down (1). A section at the end of the list stays there. */
export function moved<S extends string>(places: readonly Place<S>[], section: S, by: -1 | 1): Place<S>[] {
  const from = places.findIndex((place) => place.section === section);
  const [place, other] = [places[from], places[from + by]];
  if (!place || !other) return [...places];
  return places.with(from, other).with(from + by, place);
}
