/** Version of the package, filled in by the build. */
declare const __APP_VERSION__: string;
/** Version of shared-contracts that the package was built with. */
declare const __CONTRACTS_VERSION__: string;

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css';
/** Address of a picture. */
declare module '*.webp' {
  const address: string;
  export default address;
}
/** Address of a picture, for readers that know no WebP. */
declare module '*.jpg' {
  const address: string;
  export default address;
}
