import type { invoices as english } from '../../../server/domain/invoices.messages';
import type { Draft } from '../../renderer';

export const invoices = {
  noLines: 'इनव्हॉइसमध्ये किमान एक उत्पादन जोडा',
  tooManyLines: 'इनव्हॉइसमध्ये जास्तीत जास्त {most, count} ओळी असू शकतात',
  unknownDocument: 'दस्तऐवज सापडला नाही. तो पुन्हा अपलोड करा.',
  invoiceDateFirst: 'आधी इनव्हॉइसची तारीख भरा',
  receivedBeforeInvoiced: 'मिळाल्याची तारीख इनव्हॉइसच्या तारखेपूर्वीची नको',
  receivedInFuture: 'मिळाल्याची तारीख भविष्यातील नको',
  moreShortThanBought: 'तूट प्रमाणापेक्षा जास्त नको',
  densityUnreadable: 'मूळ घनता kg/m³ मध्ये संख्या हवी, जसे 745.0, किंवा g/ml मध्ये, जसे 0.7450',
} satisfies Draft<typeof english>;
