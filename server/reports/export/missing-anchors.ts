import PDFDocument from 'pdfmake/js/PDFDocument.js';

/** The part of fontkit that places marks; the package does not export it. */
interface MarkPlacing {
  applyLookup(type: number, table: unknown): boolean;
  getAnchor(anchor: object | null): { x: number; y: number };
}

interface EmbeddedFont {
  font: { _layoutEngine: { engine: { GPOSProcessor: MarkPlacing | null } | null } };
}

class NoAnchor extends Error {}

const mended = new WeakSet<object>();

/**
 * A font may have no anchor for a kind of mark on a letter: the next table is for it. fontkit 2.0.4 fails there, for
 * common words in Gurmukhi, Telugu and Malayalam; with this it goes on, as HarfBuzz does.
 */
export function skipMissingAnchors(): void {
  const provide = PDFDocument.prototype.provideFont;
  PDFDocument.prototype.provideFont = function (...asked) {
    const provided = provide.apply(this, asked);
    const placing = (provided as EmbeddedFont).font._layoutEngine.engine?.GPOSProcessor;
    if (placing) mend(Object.getPrototypeOf(placing) as MarkPlacing);
    return provided;
  };
}

function mend(placing: MarkPlacing): void {
  if (mended.has(placing)) return;
  mended.add(placing);
  const { applyLookup, getAnchor } = placing;
  placing.getAnchor = function (anchor) {
    if (anchor === null) throw new NoAnchor();
    return getAnchor.call(this, anchor);
  };
  placing.applyLookup = function (type, table) {
    try {
      return applyLookup.call(this, type, table);
    } catch (error) {
      if (error instanceof NoAnchor) return false;
      throw error;
    }
  };
}
