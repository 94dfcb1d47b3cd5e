/** Never shown. */
export const SecretCell = () => <>••••••</>;
