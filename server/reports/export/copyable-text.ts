import PDFDocument from 'pdfmake/js/PDFDocument.js';

/**
 * Devanagari is drawn in another order than it is written, 'ि' before its consonant, so text copied or searched by its
 * glyphs would be shuffled. Each piece of text in the script is marked with its characters (ActualText).
 */
export function makeDevanagariCopyable(): void {
  const draw = PDFDocument.prototype.text;
  PDFDocument.prototype.text = function (text, ...options) {
    if (!/\p{Script=Devanagari}/u.test(text)) return draw.call(this, text, ...options);
    this.markContent('Span', { actual: text });
    draw.call(this, text, ...options);
    return this.endMarkedContent();
  };
}
