/** Section 3: the fields of each entity, as they go over the wire of the old tools. */
export const fields = {
  '3.creditor':
    'creditorId firmName shortName proprietorName email contactNo panNumber address maxLimit hasSmallCreditor disabled',
  '3.employee': 'employeeId employeeName contactNo address imagePath documentPath payRate joinDate',
  '3.user': 'userId name email phoneNo isAdmin enable address documentPath userName emailId token user',
  '3.stockin':
    'stockInId stockInDateTime productId shiftId shiftDate invoiceDetailId tankId startDip endDip startDipVolume endDipVolume isAtg beforeReading afterReading quantity remaining',
  '3.pending': 'invoiceDetailId invoiceNumber orederQuantity shortageQuantity avilabel',
  '3.invoice':
    'invoiceId invoiceNumber invoiceDateTime receiveDateTime invoiceAmount transportName truckNumber truckDriverPhone comment document productId productName quantity shortageQuantity density',
  '3.product': 'productId productName sellingPrice',
  '3.shift': 'shiftDate shiftName',
  // No call of section 7 makes a nozzle: nozzelName is not sent, nozelName of the close is.
  '3.names': 'mpdName shiftName trAccountName payModeName exCatName tankName productName swipeId swipeMachineName',
  '3.tank': 'tankId tankName productName dip volumeInLtrs',
  '3.nozzle':
    'nozelId nozelName mpdId mpdName productId productName openReading closeReading testing consumption quantity cashCollection',
  '3.closePayload':
    'comment lastCashCollection employeeId employeeName amount currencyData cashInTotal cashOutTotal employeeShortages',
  '3.currency': 'denominationName available in out exchangeId cashInTotal cashOutTotal currencyData comment',
  '3.inspection': 'date productId jsonData readingSum totalStock totalBeforeStock',
  '3.messages':
    'eventCategoryId eventCategoryName receiveCategoryName tablename pkFieldName routePath displayName msgRecCategoryId msgRecCategoryName msgRecCategoryData selectedList',
  '3.memo': 'customerName vehicleNumber date productName price quantity amount',
  '3.creditRow': 'firmName shiftDate vehicle quantity amount productName',
  '3.permission':
    'rowId tableName msg notificationId permission reportData comment userName timestamp actualRow permissionRows',
} as const satisfies Record<string, string>;
