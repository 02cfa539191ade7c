import { AccountPaymentMode } from './account-payment-mode';
import { Creditor } from './creditor';
import { CreditorVehicle } from './creditor-vehicle';
import { Denomination } from './denomination';
import { DipChartResolver } from './dip-chart.resolver';
import { Employee } from './employee';
import { ExpenditureCategory } from './expenditure-category';
import { importResolver } from './import/import.resolver';
import { importOperations } from './import/import-rows';
import { catalogueResolver, definitionOf } from './master-catalogue';
import { type MasterModule, moduleOf } from './master-module';
import type { MasterClass } from './master-row';
import { Nozzle } from './nozzle';
import { PaymentMode } from './payment-mode';
import { PermittedVariation } from './permitted-variation';
import { PersonFileResolver } from './person-file.resolver';
import { Product } from './product';
import { ProductRate } from './product-rate';
import { ProductRateResolver } from './product-rate.resolver';
import { Pump } from './pump';
import { referenceChoicesOf } from './reference-choices';
import { referenceChoicesResolver } from './reference-choices.resolver';
import { Role } from './role';
import { ShiftType } from './shift-type';
import { Supplier } from './supplier';
import { SwipeMachine } from './swipe-machine';
import { Tank } from './tank';
import { TransactionAccount } from './transaction-account';
import { User } from './user';

/** All masters, one line each. */
const classes: MasterClass[] = [
  Product,
  Tank,
  Pump,
  Nozzle,
  ShiftType,
  ProductRate,
  PermittedVariation,
  SwipeMachine,
  ExpenditureCategory,
  TransactionAccount,
  PaymentMode,
  AccountPaymentMode,
  Supplier,
  Role,
  User,
  Employee,
  Creditor,
  CreditorVehicle,
  Denomination,
];

/** The tables, adapters and catalogue of a list of masters. */
export function stationMasters(targets: MasterClass[]) {
  const modules: MasterModule[] = targets.map((target) => moduleOf(target));
  return {
    modules,
    entities: modules.filter(({ master }) => master.options.table === undefined).map(({ master }) => master.target),
    resolvers: modules.flatMap(({ resolvers }) => resolvers),
    definitions: modules.map(definitionOf),
  };
}

const station = stationMasters(classes);
export const masters = station.modules;
export const masterEntities = station.entities;
export const masterResolvers = [
  PersonFileResolver,
  ...station.resolvers,
  catalogueResolver(station.definitions),
  referenceChoicesResolver(referenceChoicesOf(station.modules)),
  importResolver(importOperations(station.modules)),
  DipChartResolver,
  ProductRateResolver,
];
