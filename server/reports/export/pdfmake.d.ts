/** The part of pdfmake in use; the package has no types. */
declare module 'pdfmake' {
  export interface TNode {
    text?: string | TNode[];
    font?: string;
    stack?: TNode[];
    columns?: TNode[];
    table?: { headerRows?: number; dontBreakRows?: boolean; widths: (number | string)[]; body: TNode[][] };
    layout?: 'noBorders' | TableLayout;
    canvas?: Canvas[];
    absolutePosition?: { x: number; y: number };
    pageBreak?: 'before';
    width?: number | string;
    columnGap?: number;
    qr?: string;
    /** The address of a picture, with its content. */
    image?: string;
    /** Points: the side of a code, the greatest width and height of a picture. */
    fit?: number | number[];
    eccLevel?: 'M';
    color?: string;
    fillColor?: string;
    /** Left, top, right, bottom. */
    border?: boolean[];
    borderColor?: string[];
    unbreakable?: boolean;
    colSpan?: number;
    bold?: boolean;
    fontSize?: number;
    alignment?: 'left' | 'right' | 'center';
    noWrap?: boolean;
    wordBreak?: 'break-all';
    margin?: number[];
  }
  /** A line, in points relative to its position. */
  export interface Canvas {
    type: 'line';
    x1: number;
    y1: number;
    x2: number;
    y2: number;
    lineWidth: number;
    lineColor: string;
    dash?: { length: number };
  }
  type Points = (line: number) => number;
  interface TableLayout {
    hLineWidth: Points;
    hLineColor(line: number, node: { table: { body: TNode[][] } }): string;
    /** The ground of a row, by its index. */
    fillColor?(row: number): string | null;
    vLineWidth: Points;
    paddingLeft: Points;
    paddingRight: Points;
    paddingTop: Points;
    paddingBottom: Points;
  }
  export interface TDocumentDefinitions {
    pageSize: 'A4' | 'A3' | { width: number; height: 'auto' };
    pageOrientation?: 'portrait' | 'landscape';
    pageMargins: number[];
    info: { title: string; author: string; creationDate?: Date };
    defaultStyle: { font: string; fontSize: number };
    content: TNode[];
    footer?(page: number, pages: number): TNode;
  }
  export function setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
  export function setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
  export function setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
  export function createPdf(document: TDocumentDefinitions): { getBuffer(): Promise<Buffer> };
}

/** The writer of pages, a class of pdfkit. */
declare module 'pdfmake/js/PDFDocument.js' {
  class PDFDocument {
    text(text: string, ...options: unknown[]): this;
    addContent(operator: string): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    endMarkedContent(): this;
    provideFont(family: string, bold: boolean, italics: boolean): unknown;
  }
  export default PDFDocument;
}
