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

  'nav.creditorAdjustment': 'उधारी ग्राहकाचे समायोजन',
  'nav.creditorAdjustments': 'दोन दिवसांतील उधारी ग्राहकांची समायोजने',
  'credit.adjustments.noShift': 'समायोजन नोंदवण्यासाठी शिफ्ट सुरू करा.',
  'credit.adjustments.form': 'नवे समायोजन',
  'credit.adjustments.kind': 'प्रकार',
  'credit.adjustments.number': 'नोट किंवा प्रमाणपत्र',
  'credit.adjustments.certificate': 'प्रमाणपत्र क्रमांक',
  'credit.adjustments.toCome': 'नंतरही भरता येईल',
  'credit.adjustments.saved': '{firm} यांच्या खात्यात {amount} जमा केले',
  'credit.adjustments.list': 'या शिफ्टमधील समायोजने',
  'credit.adjustments.empty': 'या शिफ्टमध्ये समायोजन नाही',
  'credit.adjustments.letter': 'पत्र',
  'credit.adjustments.letterTo': '{firm} यांचे पत्र छापा',
  'help.adjustment.about':
    'पैसे न घेता उधारी ग्राहकाची जी बाकी कमी होते ती येथे नोंदवा: क्रेडिट नोट, सूट, बुडीत कर्ज, किंवा ग्राहकाने बिलातून कापलेला कर.',
  'help.adjustment.saved':
    'भरण्याप्रमाणे याने सर्वात जुनी बाकी आधी फिटते आणि तिच्यावर व्याज लागत नाही. कापलेला कर स्टेशनला मिळायचा आहे: प्रमाणपत्र आल्यावर त्याचा क्रमांक भरा.',
  'help.adjustment.later':
    'ओळीच्या मेनूमध्ये ‘बदला’ आणि ‘हटवा’ आहेत. मग बाक्या पुन्हा फेडल्या जातात. प्रकार बदलण्यासाठी हे हटवून पुन्हा नोंदवा.',
};
