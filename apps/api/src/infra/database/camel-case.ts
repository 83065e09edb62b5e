import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  PostgresDialect,
  PostgresQueryCompiler,
} from "kysely";
import { snakeCase } from "./snake-case.ts";

/**
 * Names are camelCase in TypeScript and snake_case in SQL. They are changed as the statement is written: the library's plugin makes
 * a copy of every query for it.
 */
export class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler();
  }
}

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(snakeCase(name));
  }
}

/** The names in rows. What stands within a jsonb value is left as it is. */
class CamelCaseRows extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }
}

export const camelCaseRows = new CamelCaseRows({ maintainNestedObjectKeys: true });
