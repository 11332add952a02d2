CREATE TABLE "task_runs" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"counter" integer NOT NULL,
	"title" text NOT NULL,
	"template" text,
	"level" integer,
	"energy" text,
	"needs" jsonb NOT NULL,
	"is_own" boolean NOT NULL,
	"steps" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "task_runs" ADD CONSTRAINT "task_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;