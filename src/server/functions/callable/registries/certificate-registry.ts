import { headquartersRemoveMunicipality } from '../../certificates/headquartersRemoveMunicipality.ts';
import { headquartersSaveMunicipality } from '../../certificates/headquartersSaveMunicipality.ts';
import { issueCertificate } from '../../certificates/issueCertificate.ts';
import { listCertificates } from '../../certificates/listCertificates.ts';
import { readBenefitMeter } from '../../certificates/readBenefitMeter.ts';
import { removeChildBenefit } from '../../certificates/removeChildBenefit.ts';
import { saveChildBenefit } from '../../certificates/saveChildBenefit.ts';
import { saveOtherFacilityAmount } from '../../certificates/saveOtherFacilityAmount.ts';
import type { FunctionImplementation } from '../context.ts';

export const certificateImplementations: readonly FunctionImplementation[] = [
  headquartersRemoveMunicipality,
  headquartersSaveMunicipality,
  issueCertificate,
  listCertificates,
  readBenefitMeter,
  removeChildBenefit,
  saveChildBenefit,
  saveOtherFacilityAmount,
];
