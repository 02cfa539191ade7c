/** The shift of a document `d`. */
export const SHIFT_OF_DOCUMENT = `
  JOIN shift s ON s.id = d.shift_id
  JOIN shift_type st ON st.id = s.shift_type_id`;

/** With `SHIFT_OF_DOCUMENT`: its day and name, and the id of its sheet, which only a closed shift has. */
export const SHIFT_CELLS = `
  CASE WHEN s.state = 'CLOSED' THEN s.id END AS "shiftId", s.shift_date AS date, st.name AS shift`;
