/**
 * Rows of a form that are added, moved and taken out; fields are keyed by their place. Not react-hook-form's useFieldArray:
 * every page with a form would load it.
 */
export const listChanges = <Row>(rows: readonly Row[], set: (rows: Row[]) => void) => ({
  append: (row: Row) => set([...rows, row]),
  remove: (position: number) => set(rows.toSpliced(position, 1)),
  move(position: number, by: -1 | 1) {
    const moved = rows.slice(position, position + 1);
    set(rows.toSpliced(position, 1).toSpliced(position + by, 0, ...moved));
  },
});
