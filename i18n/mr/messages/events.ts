import type { events as english } from '../../../server/domain/events.messages';
import type { Draft } from '../../renderer';

export const events = {
  shiftStartedSubject: '{station}: {date} ची शिफ्ट {shift} सुरू झाली',
  shiftStartedBody: '{by} यांनी {date} ची शिफ्ट {shift} सुरू केली.\n\nदर: {rates}',
  shiftClosedSubject: '{station}: {date} ची शिफ्ट {shift} बंद झाली',
  shiftClosedBody:
    '{by} यांनी {date} ची शिफ्ट {shift} बंद केली.\n\nविक्री: {litres} लिटर, {sale}\nरोख: {cash}\nस्वाइप: {swipe}\nउधार: {credit}\nतूट: {shortage}',
  creditSaleSubject: '{station}: {litres} लिटर {product} उधार, {amount}',
  creditSaleBody:
    '{date} रोजी {firm} यांना {litres} लिटर {product} {amount} ला उधार दिले.\n\nवाहन: {vehicle}\nस्लिप: {slip}\nआता बाकी: {due}',
  creditorPaymentSubject: '{station}: {firm} यांच्याकडून {amount} मिळाले',
  creditorPaymentBody: 'धन्यवाद. {date} रोजी {firm} यांच्याकडून {amount} मिळाले.\n\nआता बाकी: {due}',
  billMadeSubject: '{station}: बिल {number}, {amount}',
  billMadeBody: '{firm} यांचे बिल {number}, {from} ते {to}: {amount}.\n\nया बिलासह बाकी: {closing}',
  stockReceivedSubject: '{station}: {tank} मध्ये {litres} लिटर {product} आले',
  stockReceivedBody: 'इन्व्हॉइस {invoice} चे {litres} लिटर {product} {tank} मध्ये उतरवले. नोंद: {by}.',
  lowStockSubject: '{station}: {tank} मध्ये साठा कमी आहे, {litres} लिटर {product}',
  lowStockBody: '{tank} मध्ये {litres} लिटर {product} आहे, जे {capacity} लिटरच्या {limit}% पेक्षा कमी आहे.',
  creditLimitPassedSubject: '{station}: {firm} यांची उधारी मर्यादेपेक्षा जास्त आहे',
  creditLimitPassedBody:
    '{by} यांनी {firm} यांना {amount} चे इंधन उधार दिले.\n\nआता बाकी: {due}\nमर्यादा: {limit}\nदिलेले कारण: {reason}',
  changeRequestedSubject: '{station} येथे {kind}: {what}',
  changeRequestedBody: '{by}: {what} ({kind}).\n\nदिलेले कारण: {comment}',
  changeDecidedSubject: '{station}: {what} ची विनंती ({decision})',
  changeDecidedBody: '{what} बद्दल {askedBy} यांच्या विनंतीवर {by} यांचा निर्णय: {decision}.',
  daySummarySubject: '{station}: {date}, विक्री {sale}',
  daySummaryBody:
    '{station} येथील {date} चा दिवस\n\n{products}\nएकूण: {sale}\n\nरोख: {cash}\nस्वाइप: {swipe}\nउधार: {credit}\nखर्च: {expenditure}\nतूट: {shortage}\n\nसाठा\n{stock}\n\nबाकी असलेल्या बदलाच्या विनंत्या: {requests}\nऑडिट कोड: {auditHead}',
  entry: '{label}: {title}',
  deleted: 'हटवणे',
  changed: 'बदल',
  entered: 'नवी नोंद',
  deletionAsked: 'हटवण्याची विनंती',
  changeAsked: 'बदलाची विनंती',
  entryAsked: 'नव्या नोंदीची विनंती',
  accepted: 'मंजूर',
  rejected: 'नामंजूर',
  productSold: '{product} {litres, litres} लिटर {amount, money}',
  tankHolds: '{tank} {product} {litres, litres} लिटर',
  tankIsLow: '{tank} {product} {litres, litres} लिटर (कमी)',
} satisfies Draft<typeof english>;
