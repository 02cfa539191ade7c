import type { unusual as english } from '../../../server/domain/unusual.messages';
import type { Draft } from '../../renderer';

export const unusual = {
  saveAgain: '{fact} हेच ठेवायचे असल्यास पुन्हा जतन करा.',
  rate: 'दर {figure, money} आहे, पण नेहमीचा दर सुमारे {usual, money} असतो.',
  firstRate: 'दर लिटरमागे {figure, money} आहे, पण {product} सहसा {least, money} ते {most, money} च्या दरम्यान असते.',
  purchasePrice: '{product} चा भाव प्रति लिटर {figure, money} होतो, पण नेहमी तो सुमारे {usual, money} असतो.',
  firstPurchasePrice: '{product} ची किंमत {figure, money} प्रति लिटर होते, पण ते {rate, money} ला विकले जाते.',
  creditLimit: 'मर्यादा {figure, money} आहे, पण नेहमीची मर्यादा सुमारे {usual, money} असते.',
  limitBelowDue: 'मर्यादा {figure, money} आहे, पण या उधारी ग्राहकाकडे {due, money} बाकी आहेत.',
  limitBelowSales: 'मर्यादा {figure, money} आहे, पण हा उधारी ग्राहक महिन्याला सुमारे {usual, money} ची खरेदी करतो.',
  payRate: 'पगाराचा दर {figure, money} आहे, पण नेहमीचा दर सुमारे {usual, money} असतो.',
  payRateUnnamed: 'पगाराचा दर {figure, money} आहे, जो नेहमीच्या दरापेक्षा खूप वेगळा आहे.',
  payment: 'भरणा {figure, money} आहे, पण हा ग्राहक नेहमी सुमारे {usual, money} देतो.',
  paymentAboveDue: 'पेमेंट {figure, money} आहे, पण या ग्राहकाकडे {due, money} बाकी आहे.',
  adjustmentTwice: 'या उधारी ग्राहकासाठी {figure, money} चे {what} {date, date} ला आधीच नोंदवले आहे.',
  adjustmentAboveDue: 'रक्कम {figure, money} आहे, पण या उधारी ग्राहकाची बाकी {due, money} आहे.',
  supplierPayment: 'भरणा {figure, money} आहे, पण या पुरवठादाराला नेहमी सुमारे {usual, money} दिले जातात.',
  supplierPaymentAboveDue: 'भरणा {figure, money} आहे, पण या पुरवठादाराचे देणे {due, money} आहे.',
  debitNoteTwice: '{date, date} च्या डेबिट नोट {id, count} मध्ये हाच दावा आधीच आहे.',
  debitNoteBeforeBooks: '{date, date} ही तारीख वह्या सुरू होण्याच्या दिवसाआधीची आहे: {day, date}.',
  debitNotesAboveInvoice: 'इनव्हॉइस {number} च्या डेबिट नोट एकूण {figure, money} होतात, पण इनव्हॉइस {amount, money} चे आहे.',
  debitNoteAboveDue: 'डेबिट नोट {figure, money} ची आहे, पण या पुरवठादाराचे देणे {due, money} आहे.',
  expenditure: 'रक्कम {figure, money} आहे, पण या प्रकारचा खर्च नेहमी सुमारे {usual, money} असतो.',
  collection: 'रक्कम {figure, money} आहे, पण या पंपाची वसुली सहसा सुमारे {usual, money} असते.',
  deposit: 'जमा {figure, money} आहे, पण या खात्यात सहसा सुमारे {usual, money} जमा होतात.',
  drawing: 'काढलेली रक्कम {figure, money} आहे, पण या खात्यातून सहसा सुमारे {usual, money} काढले जातात.',
  advance: 'ॲडव्हान्स {figure, money} आहे, पण तो नेहमी सुमारे {usual, money} असतो.',
  litres: '{figure, litres} लिटर भरले आहेत, पण हे वाहन नेहमी सुमारे {usual, litres} लिटर घेते.',
  openingVolume:
    'सुरुवातीचे प्रमाण {figure, litres} L आहे, पण डिप चार्टनुसार सुरुवातीच्या डिप {dip, count} mm ला {byChart, litres} L होते.',
} satisfies Draft<typeof english>;
