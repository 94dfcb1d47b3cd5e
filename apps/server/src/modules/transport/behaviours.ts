import type { Behaviours } from '../../engine/behaviour.ts';
import { allocationBehaviour } from './allocation.behaviour.ts';
import {
  routeBehaviour,
  routeEmployeeBehaviour,
  substitutionBehaviour,
  transportEmployeeBehaviour,
} from './route.behaviour.ts';
import { transportImportBehaviour } from './year-copy.behaviour.ts';
import {
  certificateBehaviour,
  certificateTypeBehaviour,
  maintenanceBehaviour,
  vehicleBehaviour,
} from './vehicle.behaviour.ts';

/** What the definitions of transport cannot express. */
export const transportBehaviours: Behaviours = {
  vehicle: vehicleBehaviour,
  vehicleCertificate: certificateBehaviour,
  vehicleCertificateType: certificateTypeBehaviour,
  vehicleMaintenance: maintenanceBehaviour,
  transportRoute: routeBehaviour,
  transportEmployee: transportEmployeeBehaviour,
  routeEmployee: routeEmployeeBehaviour,
  routeSubstitution: substitutionBehaviour,
  transportAllocation: allocationBehaviour,
  transportImport: transportImportBehaviour,
};
