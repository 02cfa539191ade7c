/** Who may call an operation: anyone, users with the role `staff` or `admin`, or only admins. */
export type Least = 'anyone' | 'user' | 'admin';

const words = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** GraphQL operations by kind, and REST paths, grouped by the least permission they need. */
type Table = Readonly<Record<Least, Readonly<Record<'query' | 'mutation' | 'subscription' | 'rest', string[]>>>>;

/**
 * Which permission each operation needs. Every operation is listed once, so adding or moving one is a deliberate
 * decision.
 */
export const MAY: Table = {
  anyone: {
    query: words(`
      stationName stationState
    `),
    mutation: words(`
      checkPasswordLink completeSignIn recoverPassword resetPassword setUpStation signIn
    `),
    subscription: [],
    rest: lines(`
      POST /api/v1/login
      POST /api/v1/login/second-step
      POST /login
      PUT /passwordrecovery
      POST /update-password
    `),
  },
  user: {
    query: words(`
      accountPaymentMode accountPaymentModes bankTransfers beforeClose billByNumber billPreview billableCreditors
      cashCollectionsOfShift cashExchangesOfShift cashMemos cashPosition cashTransfersOfShift changeableRow chequeRegister claimableInvoices
      closeForm creditFreeSlip creditHabits creditSale creditSales creditSalesOfShift creditSlipSeen creditStanding creditVehicleLitres creditor creditorDebts
      creditorPaidBefore creditorAdjustmentsOfShift creditorPaymentsOfShift creditorVehicle creditorVehicles creditors crewOnDuty
      debitNotes denomination denominations densityReadings dipChart employee employeeAdvancesOfShift employeeStandings
      employees expenditureCategories expenditureCategory expendituresOfShift findRecords importFile importPreview inspectionFacts
      inspections invoiceNumberTaken invoiceSuppliers lastClosedShift lateEntryShifts linesToCompare uncountedCash masters me memoCreditSales
      memoPrice morningReading myChangeRequests myDecisions myLastEntries myPasswordLinks mySecondFactor mySessions notesInSafe nozzle nozzleMeters nozzles
      paymentMode paymentModes paymentWays pendingChanges personFiles pendingInvoiceLines permittedVariation
      permittedVariations product productRate productRates productSales products pump pumpProducts pumps rateOutlook
      records.bill records.bills records.cashCollection records.cashCollections records.cashTransfer
      records.cashTransfers records.cheque records.cheques records.creditSale records.creditSales
      records.debitNote records.debitNotes records.debitNoteSums records.densityReading records.densityReadings
      records.inspection records.inspections records.swipeSettlement records.swipeSettlements
      records.swipeSettlementSums records.bankTransfer records.bankTransfers records.bankTransferSums
      records.billSums records.cashCollectionSums records.cashTransferSums records.chequeSums records.creditSaleSums
      records.creditorPaymentSums records.employeeAdvanceSums records.expenditureSums records.invoiceSums
      records.nozzleReadingSums records.shortageSums records.stockInSums records.supplierPaymentSums
      records.swipeCollectionSums records.tankDipSums
      records.creditor records.creditors records.employee records.employees records.supplier records.suppliers
      records.employeeAdvance records.employeeAdvances records.shortage records.shortages
      records.swipeCollection records.swipeCollections
      records.creditorPayment records.creditorPayments records.expenditure records.expenditures records.invoice
      records.invoices records.nozzleReading records.nozzleReadings records.shift records.shifts records.stockIn
      records.stockIns records.supplierPayment records.supplierPayments records.tankDip records.tankDips
      referenceChoices reportCatalogue reports.allSmallCreditorReportBetweenTwoDates
      reports.allSmallCreditorStatement reports.bankReconciliation reports.chart reports.cheques reports.closeShiftDips
      reports.closeShiftReportBetweenTwoDay reports.closedShiftReport reports.creditAccountDetails
      reports.creditDetailBetweenTwoDay reports.creditPaymentBetweenTwoDay reports.creditPaymentByCreditId
      reports.creditReportBilled reports.creditReportBilledById reports.creditReportBilledBycreditor
      reports.creditReportByShiftWithAggreagation reports.creditReportBybillid reports.creditReportUnbilled
      reports.creditReportUnbilledBycreditor reports.creditStatement reports.creditorPaymentBycreditorId
      reports.creditorAdjustmentNote reports.creditorAdjustments reports.creditorPaymentReceipt reports.currentShiftCashCollection reports.currentShiftCashTransaction
      reports.currentShiftCreditReport reports.currentShiftDetailCreditReport
      reports.currentShiftEmployeeAdvance reports.currentShiftExpenditure reports.debitNote reports.densityRegister reports.dsr
      reports.employeeAdvanceBetweenTwoDay reports.employeeAttendanceShortage reports.employeeSalaryDetail
      reports.expenditureBetweenTwoDay reports.expenditureBetweenTwoDayWithAggreagation
      reports.invoiceReportBetweenTwoDay reports.invoiceShortageReportBetweenTwoDay
      reports.productRateBetweenTwoDay reports.readingReport reports.salaryPaymentByDate reports.sell
      reports.sellDay reports.showallCreditors reports.smallCreditorAccountStatement reports.supplierAccount
      reports.supplierDues reports.swipeGrouped
      reports.swipeUngrouped runningShift savedViews shift shiftCredits shiftType shiftTypes slipBooks slipPlaces
      startShiftForm stationLogo stationSettings stockInForm stockInsOfShift supplier supplierPaymentsOfShift suppliers swipeMachine swipeMachines swipeSettlements
      swipesToCome systemStatus tank tankDipsOfShift tankStates tanks tanksToMeasure transactionAccount
      transactionAccounts volumeAtDip waitingEntries waitsAbove
    `),
    mutation: words(`
      addPasskey changeCrew changePassword changeRow clearCheque closeShift collectCash confirmAuthenticator confirmSession createCreditor createCreditorVehicle
      createDenomination createEmployee createInvoice createSlipBook depositCheque enableCreditor enableCreditorVehicle
      enableDenomination enableEmployee enableExpenditureCategory enableNozzle enablePaymentMode enableProduct
      enablePump enableShiftType enableSupplier enableSwipeMachine enableTank enableTransactionAccount exchangeCash importRows makeBill
      measureTank recordBankTransfer recordCreditSale recordCreditorPayment recordDebitNote recordDensity recordEmployeeAdvance recordExpenditure
      recordInspection recordStockIn recordSupplierPayment rehearseRowChange removeAccountPaymentMode removeCreditor removeCreditorVehicle
      removeDenomination removeEmployee removeExpenditureCategory removeNozzle removePaymentMode
      removePermittedVariation removeProduct removeProductRate removePump removeShiftType removeSupplier removeSwipeMachine
      removeTank removeTransactionAccount removeView removePasskey renewRecoveryCodes returnCheque revokeSession saveView setLanguage setPersonFile settleSwipe signOut
      startAuthenticator startConfirmation startPasskey startShift transferCash turnOffSecondFactor undoChequeStep updateCreditor updateCreditorVehicle updateDenomination updateEmployee updateExpenditureCategory updateNozzle
      updatePaymentMode updatePermittedVariation updateProduct updateProductRate updatePump updateShiftType updateSupplier
      updateSwipeMachine updateTank updateTransactionAccount voidSlip withdrawChange
    `),
    subscription: words(`
      cashChanged changeDecided changeRequested creditChanged creditSaleRecorded masterChanged settingsChanged
      shiftChanged stockChanged
    `),
    rest: lines(`
      GET /api/v1/availablecurrency
      POST /api/v1/cash-exchange
      GET /api/v1/cash-memos
      POST /api/v1/closeshift
      GET /api/v1/closeshiftdata
      POST /api/v1/credit
      GET /api/v1/credit-report-between-dates
      POST /api/v1/creditor
      PUT /api/v1/creditor
      POST /api/v1/creditor-payment
      GET /api/v1/creditor/:creditorId
      GET /api/v1/creditorauto
      POST /api/v1/currency
      GET /api/v1/current-shift-product-rate
      GET /api/v1/dip-table
      GET /api/v1/dip-volume/:tankId/:dip
      POST /api/v1/employee
      PUT /api/v1/employee
      POST /api/v1/employee-advance
      POST /api/v1/employee-cash-collection
      GET /api/v1/employee/:employeeId
      GET /api/v1/employee/auto
      GET /api/v1/expCategory
      POST /api/v1/expenditure
      POST /api/v1/file
      GET /api/v1/file/:id
      POST /api/v1/invoice
      POST /api/v1/mis/dsr-inpection/create
      GET /api/v1/mis/last-running-shift
      GET /api/v1/mpds
      GET /api/v1/mpdswithproduct
      GET /api/v1/paymentmode
      POST /api/v1/print
      GET /api/v1/products
      GET /api/v1/products-rate-by-shiftDate/:date
      GET /api/v1/report/all-small-creditor-report-between-two-dates
      GET /api/v1/report/all-small-creditor-statement
      GET /api/v1/report/bank-reconciliation
      GET /api/v1/report/chart
      GET /api/v1/report/cheques
      GET /api/v1/report/close-shift-dips
      GET /api/v1/report/close-shift-report-between-two-day
      GET /api/v1/report/closed-shift-report
      GET /api/v1/report/closed-shift-report/:shiftId/:shiftDate
      GET /api/v1/report/credit-Payment-between-two-day
      GET /api/v1/report/credit-account-details
      GET /api/v1/report/credit-detail-between-two-day
      GET /api/v1/report/credit-payment-between-two-day
      GET /api/v1/report/credit-payment-by-credit-id
      GET /api/v1/report/credit-report-billed
      GET /api/v1/report/credit-report-billed-by-id
      GET /api/v1/report/credit-report-billed-bycreditor
      GET /api/v1/report/credit-report-billed-bycreditor/:id/:firmName
      GET /api/v1/report/credit-report-by-shift-with-aggreagation
      GET /api/v1/report/credit-report-bybillid
      GET /api/v1/report/credit-report-bybillid/:creditorId/:creditorBillId/:firmName
      GET /api/v1/report/credit-report-unbilled
      GET /api/v1/report/credit-report-unbilled-bycreditor
      GET /api/v1/report/credit-report-unbilled-bycreditor/:id/:firmName
      GET /api/v1/report/credit-statement
      GET /api/v1/report/creditor-adjustment-note
      GET /api/v1/report/creditor-adjustment-note/:creditorAdjustmentId
      GET /api/v1/report/creditor-adjustments
      GET /api/v1/report/creditor-payment-bycreditorId
      GET /api/v1/report/creditor-payment-bycreditorId/:creditorId/:firmName
      GET /api/v1/report/creditor-payment-receipt
      GET /api/v1/report/creditor-payment-receipt/:creditorPaymentId
      GET /api/v1/report/current-shift-cash-collection
      GET /api/v1/report/current-shift-cash-transaction
      GET /api/v1/report/current-shift-credit-report
      GET /api/v1/report/current-shift-detail-credit-report
      GET /api/v1/report/current-shift-employee-advance
      GET /api/v1/report/current-shift-expenditure
      GET /api/v1/report/debit-note
      GET /api/v1/report/debit-note/:debitNoteId
      GET /api/v1/report/density-register
      GET /api/v1/report/dsr
      GET /api/v1/report/employee-advance-between-two-day
      GET /api/v1/report/employee-attendance-shortage
      GET /api/v1/report/employee-salary-detail
      GET /api/v1/report/expenditure-between-two-day
      GET /api/v1/report/expenditure-between-two-day-with-aggreagation
      GET /api/v1/report/invoice-report-between-two-day
      GET /api/v1/report/invoice-shortage-report-between-two-day
      GET /api/v1/report/product-rate-between-two-day
      GET /api/v1/report/reading-report
      GET /api/v1/report/salary-payment-by-date
      GET /api/v1/report/sell
      GET /api/v1/report/sell-day
      GET /api/v1/report/showall-creditors
      GET /api/v1/report/small-creditor-account-statement
      GET /api/v1/report/supplier-account
      GET /api/v1/report/supplier-dues
      GET /api/v1/report/swipe-grouped
      GET /api/v1/report/swipe-ungrouped
      GET /api/v1/shift
      GET /api/v1/shiftdetail
      POST /api/v1/startnewshift
      POST /api/v1/stockIn
      GET /api/v1/stockins/pending/:productId
      GET /api/v1/swipemachines
      GET /api/v1/tank/current-shift-tank-detail
      GET /api/v1/tanks
      GET /api/v1/transaction-acc-detail
      GET /api/v1/transactionAcc
    `),
  },
  admin: {
    query: words(`
      apiKeys auditHeadCheck auditRows auditedTables billSeries changeReview closedShiftsOn correctionForm dipChartText eventCategories generateDipChart hasSecondFactor interestDays
      interestDue keyFigures messageSubscriptions meterEventsOfShift notifications outboxMessages payTermsOf
      records.salaryPayment records.salaryPaymentSums records.salaryPayments
      permissionCounts previewTemplate receiveCategories receiverTables recipientChoices reports.audit role roles
      reports.dayBook reports.employeePayRate reports.getInterestReport reports.msgSubscriptionReport
      reports.profitAndLoss reports.salaryPayslip reports.trialBalance runningMeters salariesOf salaryForm
      salaryPreview shortagesThisMonth stationSetup stockInsToReview tankCover topDues undoLastShiftRefusal usableKeysMadeBy user users waitingChanges
    `),
    mutation: words(`
      changePayRate chargeInterest correctShift createAccountPaymentMode createApiKey createEventCategory createExpenditureCategory
      createMessage createNozzle createPaymentMode createPermittedVariation createProduct createProductRate
      revokeApiKey createPump createReceiveCategory createRole createShiftType createSupplier createSwipeMachine createTank createTransactionAccount
      createUser decideChange enableRole enableUser issuePasswordLink resetSecondFactor paySalary recordBackwardStockIn recordCreditorAdjustment recordMeterEvent rehearseChange rehearseCorrection rehearseRateCorrection
      removeInspection removeRole removeSubscription removeUser retryFailedMessages retryMessage seeNotices sendMessage
      setBillSeries setDipChart setMessageTemplate setStationLogo takeBackMeterEvent undoLastShift updateRole updateUser cancelRunningShift moveClosedShift moveShift
    `),
    subscription: words(`
      notificationAdded permissionCounts
    `),
    rest: lines(`
      POST /api/v1/acceptpermission
      POST /api/v1/backward-stockIn
      POST /api/v1/dip-table
      POST /api/v1/expCategory
      GET /api/v1/getnotification
      GET /api/v1/getpermissiondata/*
      POST /api/v1/mis/create-event-category
      POST /api/v1/mis/create-msg
      POST /api/v1/mis/create-msg-receive-category
      GET /api/v1/mis/get-categoty-event
      GET /api/v1/mis/undo-last-shift
      POST /api/v1/mis/undo-last-shift
      POST /api/v1/mpds
      POST /api/v1/nozzel
      POST /api/v1/paymentmode
      POST /api/v1/product-rate
      POST /api/v1/products
      POST /api/v1/rejectpermission
      GET /api/v1/report/audit
      GET /api/v1/report/day-book
      GET /api/v1/report/employee-pay-rate
      GET /api/v1/report/get-interest-report
      GET /api/v1/report/msg-subscription-report
      GET /api/v1/report/profit-and-loss
      GET /api/v1/report/salary-payslip
      GET /api/v1/report/salary-payslip/:salaryPaymentId
      GET /api/v1/report/trial-balance
      POST /api/v1/shift
      POST /api/v1/swipemachine
      POST /api/v1/tanks
      POST /api/v1/transactionAcc
      POST /api/v1/user
      GET /api/v1/user/auto
    `),
  },
};

/** The permission needed by operation name. '/login' and the other paths are named 'POST /login'. */
export const LEAST: ReadonlyMap<string, Least> = new Map(
  (Object.keys(MAY) as Least[]).flatMap((least) =>
    (['query', 'mutation', 'subscription', 'rest'] as const).flatMap((kind) =>
      MAY[least][kind].map((name): [string, Least] => [kind === 'rest' ? name : `${kind} ${name}`, least]),
    ),
  ),
);
