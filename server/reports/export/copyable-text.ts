import PDFDocument from 'pdfmake/js/PDFDocument.js';
import { SCRIPTS } from './scripts';

/** Scripts that are drawn in another order than they are written, or with glyphs of several letters. */
const SHAPED = new RegExp(`[${['Devanagari', ...SCRIPTS].map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/**
 * Devanagari is drawn in another order than it is written, 'ि' before its consonant, so text copied or searched by its
 * glyphs would be shuffled; so it is with the other scripts of India. Each word in them is marked with its characters
 * (ActualText), within its text object: only there do all readers know where the word is, and find phrases of several.
 */
export function makeShapedCopyable(): void {
  const draw = PDFDocument.prototype.text;
  PDFDocument.prototype.text = function (text, ...options) {
    if (!SHAPED.test(text)) return draw.call(this, text, ...options);
    const add = this.addContent;
    this.addContent = (operator) => {
      if (operator === 'ET') this.endMarkedContent();
      add.call(this, operator);
      if (operator === 'BT') this.markContent('Span', { actual: text });
      return this;
    };
    draw.call(this, text, ...options);
    this.addContent = add;
    return this;
  };
}
