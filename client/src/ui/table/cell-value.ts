/** What a cell may hold: figures are decimal text or whole numbers, days 'YYYY-MM-DD', minutes 'YYYY-MM-DDTHH:MM', instants ISO text. */
export type CellValue = string | number | null | undefined;
