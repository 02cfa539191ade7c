import type { invoices as english } from '../../../server/domain/invoices.messages';
import type { Translation } from '../../renderer';

export const invoices: Translation<typeof english> = {
  noLines: 'इनवॉइस में कम से कम एक उत्पाद जोड़ें',
  tooManyLines: 'एक इनवॉइस में ज़्यादा से ज़्यादा {most, count} पंक्तियाँ हो सकती हैं',
  numberTaken:
    'इनवॉइस {invoiceNumber} पहले से दर्ज है: तारीख {date, date}, राशि {amount, money}। एक वित्त वर्ष ({year}) में एक सप्लायर का कोई नंबर एक ही बार आता है।',
  numberLike: 'इनवॉइस {invoiceNumber} पहले से दर्ज है: तारीख {date, date}, राशि {amount, money}।',
  unknownDocument: 'दस्तावेज़ नहीं मिला। इसे फिर अपलोड करें।',
  invoiceDateFirst: 'पहले इनवॉइस की तारीख भरें',
  receivedBeforeInvoiced: 'मिलने की तारीख इनवॉइस की तारीख से पहले नहीं हो सकती',
  receivedInFuture: 'मिलने की तारीख आगे की नहीं हो सकती',
  moreShortThanBought: 'कमी की मात्रा कुल मात्रा से ज़्यादा नहीं हो सकती',
  densityUnreadable: 'मूल घनत्व kg/m³ में संख्या होना चाहिए, जैसे 745.0, या g/ml में, जैसे 0.7450',
  belowUnloaded: 'मात्रा पहले ही उतारे गए {unloaded, litres} L से कम नहीं हो सकती',
  lineUnloaded: '{product} का {unloaded, litres} L पहले ही उतारा जा चुका है। पहले माल आवक हटाएँ।',
  densityRead: '{day, date} की घनत्व रीडिंग {product} के इसी माल की है। पहले वह रीडिंग हटाएँ।',
  afterUnloading: 'इनवॉइस {at, dateTime} की अपनी माल आवक के बाद का नहीं हो सकता',
  noteInFuture: 'डेबिट नोट की तारीख आगे की नहीं हो सकती',
  notOfSupplier: 'इसी सप्लायर का इनवॉइस चुनें',
  notOnInvoice: 'यह उत्पाद इस इनवॉइस में नहीं है',
  noteBeforeInvoice: 'डेबिट नोट की तारीख उसके {date, date} के इनवॉइस से पहले की नहीं हो सकती',
  invoiceClaimed: '{day, date} के डेबिट नोट {id, count} में यह इनवॉइस दर्ज है। पहले डेबिट नोट हटाएँ।',
  productClaimed: '{day, date} के डेबिट नोट {id, count} में इस इनवॉइस के {product} का दावा है। पहले डेबिट नोट हटाएँ।',
};
