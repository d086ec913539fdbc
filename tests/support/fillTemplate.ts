/**
 * Replaces ${NAME} like the container's entry point, and leaves nginx's own $names unchanged.
 *
 * @throws Error for a name without a value, because nginx would refuse to start
 */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} has no value`);
    return value;
  });
