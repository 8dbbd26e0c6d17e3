import { packagesOf, unknownLicences } from './packages.ts';

/** `npm run licences`: every installed package against the list of licences we may use; needs no internet. */
const packages = packagesOf();
const wrong = unknownLicences(packages);
const counts = Map.groupBy(packages, ({ licence }) => licence);
for (const [licence, group] of [...counts].sort(([, one], [, another]) => another.length - one.length)) {
  console.log(`${String(group.length).padStart(4)}  ${licence}`);
}
for (const { name, version, licence } of wrong) console.error(`not allowed: ${name} ${version}: ${licence}`);
console.log(`${packages.length} packages, ${wrong.length} with a licence that is not on the list`);
process.exitCode = wrong.length === 0 ? 0 : 1;
