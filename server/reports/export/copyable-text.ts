import PDFDocument from 'pdfmake/js/PDFDocument.js';

/** Scripts that are drawn in another order than they are written, or with glyphs of several letters. */
const SHAPED =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Arabic}]/u;

/**
 * Devanagari is drawn in another order than it is written, 'ि' before its consonant, so text copied or searched by its
 * glyphs would be shuffled; so it is with the other scripts of India. Each piece of text in them is marked with its
 * characters (ActualText).
 */
export function makeShapedCopyable(): void {
  const draw = PDFDocument.prototype.text;
  PDFDocument.prototype.text = function (text, ...options) {
    if (!SHAPED.test(text)) return draw.call(this, text, ...options);
    this.markContent('Span', { actual: text });
    draw.call(this, text, ...options);
    return this.endMarkedContent();
  };
}
