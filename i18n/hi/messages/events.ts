import type { events as english } from '../../../server/domain/events.messages';
import type { Translation } from '../../renderer';

export const events: Translation<typeof english> = {
  shiftStartedSubject: '{station}: {date} की शिफ्ट {shift} शुरू हुई',
  shiftStartedBody: '{by} ने {date} की शिफ्ट {shift} शुरू की।\n\nभाव: {rates}',
  shiftClosedSubject: '{station}: {date} की शिफ्ट {shift} बंद हुई',
  shiftClosedBody:
    '{by} ने {date} की शिफ्ट {shift} बंद की।\n\nबिक्री: {litres} लीटर, {sale}\nनकद: {cash}\nस्वाइप: {swipe}\nउधार: {credit}\nकमी: {shortage}',
  creditSaleSubject: '{station}: {litres} लीटर {product} उधार, {amount}',
  creditSaleBody:
    '{date} को {firm} को {litres} लीटर {product} {amount} में उधार दिया गया।\n\nगाड़ी: {vehicle}\nपर्ची: {slip}\nअब बकाया: {due}',
  creditorPaymentSubject: '{station}: {firm} से {amount} मिले',
  creditorPaymentBody: 'धन्यवाद। {date} को {firm} से {amount} मिले।\n\nअब बकाया: {due}',
  billMadeSubject: '{station}: बिल {number}, {amount}',
  billMadeBody: '{firm} का बिल {number}, {from} से {to} तक: {amount}।\n\nइस बिल के साथ बकाया: {closing}',
  stockReceivedSubject: '{station}: {tank} में {litres} लीटर {product} आया',
  stockReceivedBody: 'इनवॉइस {invoice} का {litres} लीटर {product} {tank} में उतारा गया। दर्ज किया: {by}।',
  lowStockSubject: '{station}: {tank} में स्टॉक कम है, {litres} लीटर {product}',
  lowStockBody: '{tank} में {litres} लीटर {product} है, जो {capacity} लीटर के {limit}% से कम है।',
  creditLimitPassedSubject: '{station}: {firm} का उधार सीमा से ज़्यादा है',
  creditLimitPassedBody:
    '{by} ने {firm} को {amount} का ईंधन उधार दिया।\n\nअब बकाया: {due}\nसीमा: {limit}\nबताया गया कारण: {reason}',
  changeRequestedSubject: '{station} में {kind}: {what}',
  changeRequestedBody: '{by}: {what} ({kind})।\n\nबताया गया कारण: {comment}',
  changeDecidedSubject: '{station}: अनुरोध पर फ़ैसला ({decision}): {what}',
  changeDecidedBody: '{askedBy} के अनुरोध पर {by} का फ़ैसला: {decision}। अनुरोध: {what}।',
  daySummarySubject: '{station}: {date}, बिक्री {sale}',
  daySummaryBody:
    '{station} में {date} का दिन\n\n{products}\nकुल: {sale}\n\nनकद: {cash}\nस्वाइप: {swipe}\nउधार: {credit}\nखर्च: {expenditure}\nकमी: {shortage}\n\nस्टॉक\n{stock}\n\nबदलाव के अनुरोध जो बाकी हैं: {requests}\nऑडिट कोड: {auditHead}',
  entry: '{label}: {title}',
  deleted: 'हटाना',
  changed: 'बदलाव',
  entered: 'नई एंट्री',
  deletionAsked: 'हटाने का अनुरोध',
  changeAsked: 'बदलाव का अनुरोध',
  entryAsked: 'नई एंट्री का अनुरोध',
  accepted: 'मंज़ूर',
  rejected: 'नामंज़ूर',
  productSold: '{product} {litres, litres} लीटर {amount, money}',
  tankHolds: '{tank} {product} {litres, litres} लीटर',
  tankIsLow: '{tank} {product} {litres, litres} लीटर (कम)',
};
