/**
 * A cell's value: figures are decimal text or integers, days 'YYYY-MM-DD', minutes 'YYYY-MM-DDTHH:MM', instants ISO
 * text.
 */
export type CellValue = string | number | null | undefined;
