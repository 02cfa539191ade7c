/** As in i18n/en/screens/documents.ts. */
export const documents = {
  'nav.expenditure': 'खर्च',
  'cash.expenditure.title': 'खर्च',
  'cash.expenditure.noShift': 'खर्च नोंदवण्यासाठी शिफ्ट सुरू करा.',
  'cash.expenditure.form': 'नवीन खर्च',
  'cash.expenditure.category': 'वर्ग',
  'cash.expenditure.saved': '{category} वर {amount} खर्च झाले',
  'cash.expenditure.list': 'या शिफ्टचा खर्च',
  'cash.expenditure.totals': 'वर्गानुसार एकूण',
  'cash.expenditure.empty': 'या शिफ्टमध्ये खर्च नाही',
  'help.expenditure.about': 'स्टेशनचा खर्च येथे नोंदवा: त्याचा वर्ग, आणि पैसे कुठून दिले.',
  'help.expenditure.saved':
    'दाखवलेल्या नोटा तिजोरीतून जातात, किंवा खात्याची शिल्लक कमी होते. स्टेशन सेटिंग्जमधील मर्यादेपेक्षा जास्त खर्च ॲडमिनच्या मंजुरीपर्यंत थांबतो. तोपर्यंत पैसे देऊ नका.',
  'help.expenditure.later': 'ओळीच्या मेनूमध्ये बदलणे आणि काढणे आहे. बंद शिफ्टचा राहिलेला खर्च उशिरा नोंदवता येतो, किंवा ॲडमिनला सांगा.',
  'settings.line.expenditureByStaff': 'स्टाफने केलेला खर्च',

  'nav.supplierPayment': 'पुरवठादाराला पैसे देणे',
  'cash.supplierPayment.title': 'पुरवठादाराला पैसे देणे',
  'cash.supplierPayment.noShift': 'पुरवठादाराला पैसे देण्यासाठी शिफ्ट सुरू करा.',
  'cash.supplierPayment.form': 'पुरवठादाराला नवे देयक',
  'cash.supplierPayment.supplier': 'पुरवठादार',
  'cash.supplierPayment.saved': '{supplier} यांना {amount} दिले',
  'cash.supplierPayment.list': 'या शिफ्टमध्ये पुरवठादारांना दिलेले पैसे',
  'cash.supplierPayment.empty': 'या शिफ्टमध्ये कोणत्याही पुरवठादाराला पैसे दिले नाहीत',
  'help.supplierPayment.about': 'तेल कंपनीला किंवा दुसऱ्या पुरवठादाराला दिलेले पैसे, आणि ते कुठून दिले, येथे नोंदवा.',
  'help.supplierPayment.saved': 'पैसे दिल्यावर पुरवठादाराचे देणे कमी होते. पैसे तिजोरीतून किंवा खात्यातून जातात.',
  'help.supplierPayment.later':
    'ओळीच्या मेनूमध्ये बदलणे आणि काढणे आहे. बंद शिफ्टचे राहिलेले देयक उशिरा नोंदवता येते, किंवा ॲडमिनला सांगा.',
  'settings.line.supplierPaymentByStaff': 'स्टाफने पुरवठादाराला दिलेले पैसे',

  'nav.employeeAdvance': 'कर्मचारी उचल',
  'staff.advance.title': 'कर्मचारी उचल',
  'staff.advance.form': 'नवीन उचल',
  'staff.advance.noShift': 'उचल नोंदवण्यासाठी शिफ्ट सुरू करा.',
  'staff.advance.saved': '{name} यांना {amount} उचल दिली',
  'staff.advance.list': 'या शिफ्टची उचल',
  'staff.advance.empty': 'या शिफ्टमध्ये उचल नाही',
  'help.advance.about': 'कर्मचारी पगाराआधी जे पैसे घेतो ते येथे नोंदवा. फॉर्ममध्ये कर्मचाऱ्याची बाकी दिसते.',
  'help.advance.saved':
    'रोख तिजोरीतून जाते किंवा खात्याची शिल्लक कमी होते, आणि रक्कम कर्मचाऱ्याच्या नावावर येते. पुढच्या पगारातून ती कापली जाते.',
  'help.advance.later': 'ओळीच्या मेनूमध्ये बदलणे आणि काढणे आहे. दिलेला पगार तसाच राहतो, हिशेब पुढच्या पगारात होतो.',
  'settings.line.advanceByStaff': 'स्टाफने दिलेली उचल',
};
